@rem A POSIX shell has `exec`, by which a signal to npm reaches the server instead of a shell between them.
@%*
