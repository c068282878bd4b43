import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import { type Plot, plotOptions } from './plot.ts'
import 'uplot/dist/uPlot.min.css'

type Props = {
  plot: Plot
  /** The name of the chart, for screen readers. */
  label: string
  /** Called with the part under the pointer; null when it leaves. */
  onPoint: (part: number | null) => void
}

const height = 260

/** Draws the first line as bars and the others as lines over them. */
export function Chart(props: Props) {
  return <Drawing key={JSON.stringify([props.plot.labels, props.plot.lines])} {...props} />
}

/** Draws a plot once; again when the appearance of the page changes. */
function Drawing(props: Props) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    const element = place.current
    if (!element) return
    let chart: uPlot | undefined
    const draw = () => {
      chart?.destroy()
      const { plot } = latest.current
      const options = plotOptions(plot, { width: element.clientWidth, height })
      const hooks = { setCursor: [({ cursor }: uPlot) => latest.current.onPoint(cursor.idx ?? null)] }
      const values = plot.lines.map((line) => line.values)
      chart = new uPlot({ ...options, hooks }, [plot.labels.map((_, at) => at), ...values], element)
    }
    draw()
    const resized = new ResizeObserver(() => chart?.setSize({ width: element.clientWidth, height }))
    resized.observe(element)
    const recoloured = new MutationObserver(draw)
    recoloured.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      resized.disconnect()
      recoloured.disconnect()
      chart?.destroy()
    }
  }, [])
  return <div ref={place} className="stat-plot" role="img" aria-label={props.label} />
}
