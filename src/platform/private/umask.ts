/** Imported first by every command: whatever the process makes from here on, only its owner can read. */
process.umask(0o077);
