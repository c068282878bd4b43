import uPlot from 'uplot'

/** The lines of a chart over parts of a period. The first one is drawn as bars. */
export type Plot = {
  labels: string[]
  lines: { name: string; values: (number | null)[] }[]
  axis: (value: number) => string
}

const font = '12px "Figtree Variable", system-ui, sans-serif'

/** Returns the drawing of a plot in the colours of the page's appearance. */
export function plotOptions({ labels, lines, axis }: Plot, size: { width: number; height: number }): uPlot.Options {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const last = labels.length - 1
  const every = Math.max(1, Math.ceil((labels.length * 64) / Math.max(size.width - 70, 1)))
  const grid = { stroke: colour('--line'), width: 1 }
  const ticks = { show: false }
  const looks = [
    { fill: colour('--lagoon'), paths: uPlot.paths.bars?.({ size: [0.7, 48] }) },
    { stroke: colour('--coral'), width: 2 },
    { stroke: colour('--slate'), width: 2, dash: [6, 4] },
  ]
  return {
    ...size,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: () => [-0.5, last + 0.5] },
      y: { range: (_, low, high) => [Math.min(0, low ?? 0), high && high > 0 ? high * 1.08 : 1] },
    },
    axes: [
      {
        font,
        stroke: colour('--slate-soft'),
        grid: { show: false },
        ticks,
        size: 30,
        splits: () => labels.flatMap((_, at) => (at % every === 0 ? [at] : [])),
        values: (_, splits) => splits.map((at) => labels[at] ?? ''),
      },
      { font, stroke: colour('--slate-soft'), grid, ticks, size: 64, values: (_, splits) => splits.map(axis) },
    ],
    series: [
      {},
      ...lines.map(({ name }, at) => ({ label: name, points: { show: labels.length === 1 && at > 0 }, ...looks[at] })),
    ] as uPlot.Series[],
  }
}
