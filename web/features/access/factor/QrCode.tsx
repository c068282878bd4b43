import { encode } from 'uqr'

type Props = { text: string; label: string }

/** Draws a text as a QR code, dark on white in every appearance, with the quiet border that readers need. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg className="factor-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
