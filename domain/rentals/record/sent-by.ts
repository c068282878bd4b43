/** The source of a rental as the staff read it, and its own number of the booking. */
type SentBy = { source: { name: string } | null; sourceReference: string | null }

/** Writes who sent a rental: « Alizé Résa · RT-2291 »; null without a source. */
export function sentByText({ source, sourceReference }: SentBy): string | null {
  return source && [source.name, sourceReference].filter(Boolean).join(' · ')
}
