import type { Category } from '@filao/domain/fleet/category/category.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import type { Refused } from './pasted-block.ts'

type Props = {
  /** The number of values that were taken. */
  count: number
  refused: Refused[]
  categories: Category[]
  onClose: () => void
}

/** The number of refused values that are listed; the count is always complete. */
const mostListed = 10

/** Tells how many pasted values were taken, and each refused one with its cell and the reason. */
export function PastedNotice({ count, refused, categories, onClose }: Props) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const codeOf = (id: number) => categories.find((category) => category.id === id)?.code ?? ''
  const words = ({ cell, text, why }: Refused) => {
    if (cell) {
      const length = t('length', { count: cell.minDays })
      return t('refusedAt', { category: codeOf(cell.categoryId), length, why: why[language] })
    }
    return text === null ? why[language] : t('refusedBeyond', { text: text.trim().slice(0, 40), why: why[language] })
  }
  const sentences = [...new Set(refused.map(words))]
  const more = sentences.length - mostListed
  return (
    <Notice
      type={refused.length > 0 ? 'warning' : 'success'}
      role="status"
      className="price-told"
      title={[count > 0 && t('pasted', { count }), refused.length > 0 && t('refused', { count: refused.length })]
        .filter(Boolean)
        .join(' · ')}
      description={
        refused.length > 0 && (
          <ul>
            {sentences.slice(0, mostListed).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {more > 0 && <li>{t('refusedMore', { count: more })}</li>}
          </ul>
        )
      }
      action={
        <Button size="small" onClick={onClose}>
          {t('close')}
        </Button>
      }
    />
  )
}
