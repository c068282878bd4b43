import { saveFile } from '#ui/file/save-file'

const margin = 16
const lineHeight = 24

/** Saves the chart in a panel as a PNG with its title, on the ground of the page. */
export function savePicture(panel: HTMLElement, title: string): void {
  const chart = panel.querySelector('canvas')
  if (!chart) return
  const scale = devicePixelRatio
  const picture = document.createElement('canvas')
  picture.width = chart.width + 2 * margin * scale
  picture.height = chart.height + (2 * margin + lineHeight) * scale
  const pen = picture.getContext('2d')
  if (!pen) return
  const style = getComputedStyle(document.documentElement)
  pen.fillStyle = style.getPropertyValue('--paper').trim()
  pen.fillRect(0, 0, picture.width, picture.height)
  pen.fillStyle = style.getPropertyValue('--slate').trim()
  pen.font = `600 ${15 * scale}px "Figtree Variable", system-ui, sans-serif`
  pen.fillText(title, margin * scale, (margin + 14) * scale)
  pen.drawImage(chart, margin * scale, (margin + lineHeight) * scale)
  picture.toBlob((content) => {
    if (content) saveFile(`${title}.png`, content)
  })
}
