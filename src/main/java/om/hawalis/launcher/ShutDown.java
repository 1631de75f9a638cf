package om.hawalis.launcher;

/** The end of the process, in order: the application finishes what it is doing, then the database stops. */
record ShutDown(RunningDatabase database) implements Runnable {
    private static final String SERVERS_HOOK = "Payara Micro Shutdown Hook";
    private static final long PATIENCE_MILLIS = 20_000;

    void onExit() {
        Runtime.getRuntime().addShutdownHook(new Thread(this, "database-stop"));
    }

    /** Where Maven runs the server, the server ends with Maven, however that ends; Maven itself would leave it running. */
    static void withParentIfAsked() {
        if (Boolean.getBoolean("hawalis.end-with-parent"))
            ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(() -> System.exit(0)));
    }

    @Override
    public void run() {
        try {
            awaitServer();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        database.close();
    }

    /** The virtual machine runs its hooks side by side, and the server offers no other way to hear of its end. */
    private static void awaitServer() throws InterruptedException {
        for (var thread : Thread.getAllStackTraces().keySet())
            if (thread.getName().equals(SERVERS_HOOK)) thread.join(PATIENCE_MILLIS);
    }
}
