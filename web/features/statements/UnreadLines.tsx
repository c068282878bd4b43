import type { CellProblem } from '@filao/domain/imports/row'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'

type Props = { checked: readonly { row: { line: number }; problems: CellProblem[] }[] }

/** The most lines that are told one by one. */
const most = 10

/** Tells the lines that cannot be read, which are left out of the comparison. */
export function UnreadLines({ checked }: Props) {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const unread = checked.filter(({ problems }) => problems.length > 0)
  if (unread.length === 0) return null
  return (
    <Notice
      type="warning"
      role="status"
      title={t('compare.unread', { count: unread.length })}
      description={
        <ul className="importer-plain">
          {unread.slice(0, most).map(({ row, problems }) => (
            <li key={row.line}>
              {t('compare.line', { number: row.line })} {problems.map(({ message }) => message[language]).join(' ')}
            </li>
          ))}
          {unread.length > most && <li>{t('compare.more', { count: unread.length - most })}</li>}
        </ul>
      }
    />
  )
}
