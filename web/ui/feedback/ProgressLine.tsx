import './ProgressLine.css'

type Props = {
  /** The name of the task, for screen readers. */
  label: string
  /** From 0 to 1. */
  share: number
}

/** Shows progress as a bar and in percent. */
export function ProgressLine({ label, share }: Props) {
  const percent = Math.round(share * 100)
  return (
    <span className="progress-line">
      <progress aria-label={label} max={100} value={percent} />
      <span aria-hidden="true">{`${percent}\u00a0%`}</span>
    </span>
  )
}
