#!/usr/bin/env bash
# Kills the database (default) or the application of a running Hawalis again and again, and prints the seconds until it serves again.
#   deploy/drills/kill.sh [database|application] [times]     from the project's root, after mvn package
# It starts a Hawalis of its own on a free port and a temporary data directory, and ends it afterwards. JAVA names the launcher of Java.
set -euo pipefail
what=${1:-database} times=${2:-20} java=${JAVA:-java}
port=$((20000 + RANDOM % 20000)) data=$(mktemp -d) application=

start() {
  "$java" -jar target/hawalis.jar serve --port "$port" --data "$data" >>"$data/output" 2>&1 &
  application=$!
}
ready() { [ "$(curl -s -o /dev/null -m 5 -w '%{http_code}' "http://127.0.0.1:$port/health/ready")" = 200 ]; }
await() {
  local begin=$EPOCHREALTIME
  until ready; do
    kill -0 "$application" || { tail -20 "$data/output"; exit 1; }
    [ "$((${EPOCHREALTIME/./} - ${begin/./}))" -lt 180000000 ] || { echo "not ready within 180 s"; exit 1; }
    read -rt 0.1 <> <(:) || true
  done
  echo "$1: $(((${EPOCHREALTIME/./} - ${begin/./}) / 1000)) ms"
}
end() {
  kill "$application" 2>/dev/null && wait "$application" || true
  rm -rf "$data"
}
trap end EXIT

start
await "first start"
for ((i = 1; i <= times; i++)); do
  server=$(head -1 "$data/postgresql-18/postmaster.pid")
  case $what in
    database) kill -9 "$server" $(pgrep -P "$server") ;;
    application) kill -9 "$application"; wait "$application" 2>/dev/null || true; start ;;
    *) echo "database or application?"; exit 2 ;;
  esac
  await "$what killed, $i of $times"
done
