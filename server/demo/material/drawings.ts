/** The outline of a car that looks to the right, in a picture of 1024 by 768 points. */
type Body = {
  /** The ends of the car, of its roof, and the lower end of the windscreen, from left to right. */
  back: number
  rear: number
  front: number
  hood: number
  nose: number
  /** The heights of the roof and of the lower edge of the windows. */
  roof: number
  belt: number
  wheel: number
  /** A roof in cloth, windows at the front only, a third row of windows, rails on the roof. */
  isOpen?: boolean
  isVan?: boolean
  hasThirdRow?: boolean
  hasRails?: boolean
}

/** The body types of the demo's fleet. */
export const bodies = {
  mini: { back: 190, rear: 300, front: 640, hood: 760, nose: 850, roof: 262, belt: 400, wheel: 74 },
  city: { back: 150, rear: 280, front: 620, hood: 752, nose: 882, roof: 272, belt: 402, wheel: 78 },
  compact: { back: 110, rear: 270, front: 610, hood: 752, nose: 922, roof: 282, belt: 408, wheel: 80 },
  suv: { back: 120, rear: 230, front: 630, hood: 740, nose: 912, roof: 226, belt: 372, wheel: 92, hasRails: true },
  family: { back: 80, rear: 180, front: 650, hood: 790, nose: 930, roof: 216, belt: 376, wheel: 80, hasThirdRow: true },
  van: { back: 70, rear: 110, front: 690, hood: 800, nose: 940, roof: 186, belt: 376, wheel: 84, isVan: true },
  convertible: {
    back: 150,
    rear: 330,
    front: 590,
    hood: 730,
    nose: 882,
    roof: 276,
    belt: 408,
    wheel: 78,
    isOpen: true,
  },
} satisfies Record<string, Body>

const floor = 566
const lagoon = '#0b7a75'
const deep = '#075e5a'
const glass = '#d7ecea'

/** Draws a car from its side as SVG, in the product's colours. */
export function drawCar(body: Body): string {
  const { back, nose, wheel } = body
  const [rearWheel, frontWheel] = [back + wheel + 62, nose - wheel - 66]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768" viewBox="0 0 1024 768">
<rect width="1024" height="768" fill="#faf8f4"/>
<circle cx="800" cy="170" r="74" fill="#fbeae6"/>
<path d="M0 560Q260 470 512 540T1024 520V768H0Z" fill="#e2f1ef"/>
<ellipse cx="512" cy="640" rx="${(nose - back) / 2 + 30}" ry="20" fill="${deep}" opacity=".18"/>
${body.isOpen ? openTop(body) : closedTop(body)}
<path d="M${back + 30} 486H${nose - 22}" stroke="${deep}" stroke-width="5" opacity=".5"/>
<path d="M${nose - 64} 456h44q8 16 10 34h-40q-12-14-14-34Z" fill="#fbeae6"/>
<path d="M${back + 2} 446h26v44h-32q0-24 6-44Z" fill="#c7402d"/>
${tyre(rearWheel, wheel)}${tyre(frontWheel, wheel)}
</svg>`
}

/** Draws the bill of a garage as SVG: a sheet with lines in place of words, since not every machine has fonts. */
export function drawBill(): string {
  const rows = [270, 330, 210, 300].map((width, at) => {
    const y = 470 + at * 64
    return `${bar(80, y, width)}${bar(500, y, 40)}${bar(640, y, 74)}<path d="M80 ${y + 38}H714" stroke="#e2e6e8" stroke-width="2"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="794" height="1123" viewBox="0 0 794 1123">
<rect width="794" height="1123" fill="#fff"/><rect width="794" height="18" fill="${deep}"/>
<svg x="70" y="60" width="220" height="165" viewBox="0 0 1024 768">${drawCar(bodies.compact)}</svg>
${bar(500, 90, 214, deep)}${bar(540, 124, 174)}${bar(580, 158, 134)}
${bar(80, 280, 190)}${bar(80, 312, 150)}${bar(80, 344, 170)}
<rect x="70" y="404" width="654" height="40" fill="#e2f1ef"/>${bar(80, 418, 120, deep)}${bar(500, 418, 70, deep)}${bar(640, 418, 74, deep)}
${rows.join('')}
${bar(500, 760, 90)}${bar(640, 760, 74)}${bar(500, 796, 60)}${bar(656, 796, 58)}
<rect x="490" y="826" width="234" height="48" rx="6" fill="${lagoon}"/>${bar(506, 844, 90, '#fff')}${bar(630, 844, 78, '#fff')}
<g transform="rotate(-14 210 850)" fill="none" stroke="#c7402d" stroke-width="6"><ellipse cx="210" cy="850" rx="118" ry="58"/><path d="M150 838H270M170 866H250"/></g>
${bar(80, 1030, 430, '#cdd4d7')}${bar(80, 1058, 330, '#cdd4d7')}
</svg>`
}

/**
 * Draws the open booklet of an international driving permit as SVG: a portrait, a stamp and lines in place of words.
 */
export function drawPermit(): string {
  const lines = [230, 180, 260, 150, 210].map(
    (width, at) => bar(90, 130 + at * 58, width) + bar(90, 154 + at * 58, 110),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="720" viewBox="0 0 1024 720">
<rect width="1024" height="720" fill="#d9dee0"/><rect x="40" y="40" width="944" height="640" rx="14" fill="#f4f1e8"/>
<path d="M512 40V680" stroke="#c9c3b2" stroke-width="4"/>
${bar(90, 76, 300, deep)}${lines.join('')}${bar(90, 600, 340, '#c9c3b2')}
<rect x="590" y="110" width="220" height="280" fill="${glass}"/>
<circle cx="700" cy="220" r="58" fill="${lagoon}"/><path d="M610 390q0-96 90-96t90 96Z" fill="${deep}"/>
<g transform="rotate(-12 830 400)" fill="none" stroke="#c7402d" stroke-width="6"><circle cx="830" cy="400" r="84"/><circle cx="830" cy="400" r="62"/></g>
${bar(590, 460, 180)}${bar(590, 500, 260)}${bar(590, 540, 140)}
<path d="M600 620q40-60 60-10t60-20 70 4 60-14" fill="none" stroke="#22313a" stroke-width="5"/>
</svg>`
}

function bar(x: number, y: number, width: number, colour = '#9aa7ad'): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="12" rx="6" fill="${colour}"/>`
}

function closedTop({ back, rear, front, hood, nose, roof, belt, isVan, hasThirdRow, hasRails }: Body): string {
  const shell = `M${back} ${floor}Q${back - 12} ${belt + 50} ${back + 22} ${belt}L${rear - 30} ${roof + 26}Q${rear - 14} ${roof} ${rear + 26} ${roof}H${front - 30}Q${front} ${roof} ${front + 24} ${roof + 22}L${hood} ${belt}${snout(nose, belt)}`
  const top = roof + 28
  const pillars = isVan ? [] : hasThirdRow ? [rear + 150, rear + 310] : [(rear + front) / 2 - 10]
  const edges = [isVan ? front - 150 : rear + 14, ...pillars.flatMap((at) => [at - 9, at + 9]), front - 6]
  const lower = [isVan ? front - 150 : back + 70, ...pillars.flatMap((at) => [at - 9, at + 9]), hood - 40]
  const windows = Array.from({ length: edges.length / 2 }, (_, at) => {
    const [left, right] = [2 * at, 2 * at + 1]
    return `<path d="M${lower[left]} ${belt + 2}L${edges[left]} ${top}H${edges[right]}L${lower[right]} ${belt + 2}Z" fill="${glass}"/>`
  })
  const rails = hasRails ? `<path d="M${rear + 30} ${roof - 12}H${front - 40}" stroke="${deep}" stroke-width="9"/>` : ''
  return `${rails}<path d="${shell}" fill="${lagoon}"/>${windows.join('')}`
}

function openTop({ back, rear, front, hood, nose, roof, belt }: Body): string {
  const shell = `M${back} ${floor}Q${back - 12} ${belt + 50} ${back + 22} ${belt + 6}Q${rear - 90} ${belt - 30} ${rear} ${belt}H${hood}${snout(nose, belt)}`
  const seat = (at: number) => `<rect x="${at}" y="${belt - 70}" width="58" height="90" rx="20" fill="${deep}"/>`
  return `${seat(rear + 60)}${seat(rear + 190)}
<path d="M${front + 20} ${roof + 40}L${hood - 10} ${belt + 4}" stroke="${deep}" stroke-width="12"/>
<path d="M${front + 20} ${roof + 44}L${hood - 14} ${belt}H${hood - 76}Z" fill="${glass}"/>
<path d="M${rear - 70} ${belt - 18}Q${rear - 40} ${belt - 62} ${rear + 40} ${belt - 34}V${belt + 6}H${rear - 80}Z" fill="#c7402d"/>
<path d="${shell}" fill="${lagoon}"/>`
}

/** Returns the outline from the windscreen over the bonnet to the ground. */
function snout(nose: number, belt: number): string {
  return `Q${nose - 30} ${belt + 12} ${nose - 8} ${belt + 66}Q${nose + 2} ${belt + 100} ${nose} ${floor}Z`
}

function tyre(at: number, radius: number): string {
  const centre = 640 - radius
  return `<circle cx="${at}" cy="${centre}" r="${radius + 10}" fill="${deep}"/><circle cx="${at}" cy="${centre}" r="${radius}" fill="#22313a"/><circle cx="${at}" cy="${centre}" r="${radius * 0.56}" fill="#e8ecee"/><circle cx="${at}" cy="${centre}" r="${radius * 0.14}" fill="#22313a"/>`
}
