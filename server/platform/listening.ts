type Place = { host: string; port: number; settings: { host: string; port: string } }

/** Waits until a server listens. Throws a sentence that names the setting to change where it cannot. */
export async function listening(server: Promise<unknown>, { host, port, settings }: Place): Promise<void> {
  await server.catch((error: NodeJS.ErrnoException) => {
    const sentences: Record<string, string> = {
      EADDRINUSE: `Another program uses port ${port} of ${host}: stop it, or set ${settings.port} to another port.`,
      EACCES: `This user may not listen on port ${port}: set ${settings.port} to a port above 1023.`,
      EADDRNOTAVAIL: `${host} is no address of this machine: set ${settings.host} to one of its own.`,
      ENOTFOUND: `${host} is no address of this machine: set ${settings.host} to one of its own.`,
    }
    const sentence = sentences[error.code ?? '']
    throw sentence ? new Error(sentence, { cause: error }) : error
  })
}
