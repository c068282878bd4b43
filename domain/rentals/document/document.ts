import type { Language } from '../../kernel/language.schema.ts'
import { documentLabels } from '../record/labels.ts'
import type { RentalStatus } from '../status/status.schema.ts'

/** Returns the file name of a rental's document: « Contrat-202611-0042.pdf ». */
export function documentFileName(
  { publicId, status }: { publicId: string; status: RentalStatus },
  language: Language,
  label = documentLabels[status][language],
): string {
  const words = `${label} ${publicId}`.match(/[\p{L}\p{N}_-]+/gu) ?? []
  return `${words.join('-')}.pdf`
}
