/** Returns true when two addresses that servers listen on share a network interface, so their ports must differ. */
export function isSameHost(one: string, other: string): boolean {
  return one === other || isEverywhere(one) || isEverywhere(other)
}

/** Returns the URL by which this machine reaches a server that listens on an address. */
export function localUrl(host: string, port: number): string {
  const name = isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}
