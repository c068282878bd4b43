import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest()

/** The request to an authenticator, and the faults of a forged answer. */
type Asked = {
  challenge: string
  /** The origin of the page that asks. */
  origin?: string
  /** False when the user was not verified. */
  isVerified?: boolean
}

/** An authenticator in software, with one passkey for a site. */
export type Authenticator = {
  create: (asked: Asked) => Credential
  signIn: (asked: Asked) => Credential
}

type Credential = { id: string; rawId: string; type: 'public-key'; clientExtensionResults: object; response: Response }
type Response = { clientDataJSON: string } & Record<string, unknown>

/** Creates an authenticator whose passkey is bound to a site. */
export function givenAuthenticator(site = { id: 'filao.example', origin: 'https://filao.example' }): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const answer = (type: string, { challenge, origin = site.origin }: Asked, response: (data: Buffer) => object) => {
    const data = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: { clientDataJSON: data.toString('base64url'), ...response(data) },
    }
  }
  const authData = ({ isVerified = true }: Asked, flags: number, rest: Buffer[]) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(site.id), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), count, ...rest])
  }
  return {
    create: (asked) => {
      const length = Buffer.from([0, id.length])
      const data = authData(asked, 0x40, [Buffer.alloc(16), length, id, coseKey(publicKey)])
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return answer('webauthn.create', asked, () => ({
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      }))
    },
    signIn: (asked) => {
      const data = authData(asked, 0, [])
      return answer('webauthn.get', asked, (clientData) => ({
        authenticatorData: data.toString('base64url'),
        signature: signed(privateKey, Buffer.concat([data, sha256(clientData)])),
      }))
    },
  }
}

function signed(key: KeyObject, content: Buffer): string {
  return sign('sha256', content, key).toString('base64url')
}

/** Returns a public key as COSE writes it: ES256 on P-256 (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const head = Buffer.from('a5010203262001215820', 'hex')
  return Buffer.concat([head, Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')])
}
