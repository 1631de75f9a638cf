#!/usr/bin/env bash
# Kills the database (default) or the application of a running Hawalis again and again while moves are entered, prints how long it takes until it
# serves again, and fails if a move that was acknowledged is gone or is there twice.
#   deploy/drills/kill.sh [database|application] [times]     from the project's root, after mvn package
# It starts a Hawalis of its own on a free port and a temporary data directory, and ends it afterwards. JAVA names the launcher of a Java 21 or later.
set -euo pipefail
what=${1:-database} times=${2:-20} java=${JAVA:-java} moves=60
port=$((20000 + RANDOM % 20000)) data=$(mktemp -d) application= worst=0

start() {
  "$java" -jar target/hawalis.jar serve --port "$port" --data "$data" --demo >>"$data/output" 2>&1 &
  application=$!
}
ready() { [ "$(curl -s -o /dev/null -m 5 -w '%{http_code}' "http://127.0.0.1:$port/health/ready")" = 200 ]; }
await() {
  local begin=$EPOCHREALTIME took
  until ready; do
    kill -0 "$application" || { tail -20 "$data/output"; exit 1; }
    [ "$((${EPOCHREALTIME/./} - ${begin/./}))" -lt 180000000 ] || { echo "not ready within 180 s"; exit 1; }
    read -rt 0.1 <> <(:) || true
  done
  took=$(((${EPOCHREALTIME/./} - ${begin/./}) / 1000))
  echo "$1: $took ms"
  [ "$took" -le "$worst" ] || worst=$took
}
ask() {
  local answer
  echo "$1" >&"${ENTRY[1]}"
  read -r answer <&"${ENTRY[0]}" || { echo "the scorers are gone"; exit 1; }
  echo "  $answer"
  case $answer in *" 0 games differ" | tapping) ;; *) exit 1 ;; esac
}
end() {
  [ -z "${ENTRY_PID:-}" ] || kill "$ENTRY_PID" 2>/dev/null || true
  kill "$application" 2>/dev/null && wait "$application" || true
  rm -rf "$data"
}
trap end EXIT

start
await "first start"
worst=0
token() { sed -n 's/^token ORGANISER //p' "$data/output" | tail -1; }
coproc ENTRY { "$java" deploy/drills/Entry.java "http://127.0.0.1:$port" "$(token)" 60 6; }
read -r said <&"${ENTRY[0]}" && [ "$said" = ready ]
for ((i = 1; i <= times; i++)); do
  ask "await $moves"
  server=$(head -1 "$data/postgresql-18/postmaster.pid")
  case $what in
    database) kill -9 "$server" $(pgrep -P "$server") ;;
    application) kill -9 "$application"; wait "$application" 2>/dev/null || true; start ;;
    *) echo "database or application?"; exit 2 ;;
  esac
  await "$what killed, $i of $times"
  echo "token $(token)" >&"${ENTRY[1]}"
  ask check
done
ask end
echo "$what killed $times times under entry: nothing lost, nothing doubled; serving again after $worst ms at most"
