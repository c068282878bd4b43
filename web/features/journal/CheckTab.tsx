import { anchorOf } from '@filao/domain/journal/entry'
import { faultLabels } from '@filao/domain/journal/fault'
import type { Verification } from '@filao/domain/journal/report.schema'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { verifyJournal } from '#api/calls'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'

/** Checks the whole journal when asked, also for the fingerprint of a receipt. */
export function CheckTab() {
  const { t } = useTranslation('journal')
  const { companyId } = useSession()
  const toast = useToast()
  const id = useId()
  const [anchor, setAnchor] = useState('')
  const [checked, setChecked] = useState<Verification | null>(null)
  const verify = useAction(verifyJournal)
  const isAnchor = /^[0-9a-f]{12}$/i.test(anchor.trim())
  const start = () => {
    const body = isAnchor ? { anchor: anchor.trim() } : {}
    verify.mutateAsync({ params: { companyId }, body }).then(setChecked, toast.problem)
  }
  return (
    <form
      className="journal-check"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <p>{t('check.text')}</p>
      <label htmlFor={id}>{t('check.anchor')}</label>
      <Input
        id={id}
        value={anchor}
        maxLength={14}
        status={anchor && !isAnchor ? 'error' : ''}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setAnchor(target.value)}
      />
      <p id={`${id}-hint`} className="journal-hint">
        {t('check.anchorHint')}
      </p>
      <Button type="primary" htmlType="submit" loading={verify.isPending} disabled={Boolean(anchor) && !isAnchor}>
        {t('check.start')}
      </Button>
      {checked && <Result checked={checked} />}
    </form>
  )
}

function Result({ checked: { isWhole, entries, firstFault, head } }: { checked: Verification }) {
  const { t } = useTranslation('journal')
  const language = useLanguage()
  if (!isWhole && firstFault) {
    const at = firstFault.seq === null ? '' : t('check.at', { seq: firstFault.seq })
    return (
      <Notice
        type="error"
        role="alert"
        title={t('check.broken')}
        description={`${at} ${faultLabels[firstFault.reason][language]} ${t('check.whatNow')}`}
      />
    )
  }
  return (
    <Notice
      type="success"
      role="status"
      title={t('check.whole', { count: entries })}
      description={head ? t('check.head', { seq: head.seq, anchor: anchorOf(head.hash) }) : t('check.none')}
      action={<LinkButton to={paths.journalStatement}>{t('check.statement')}</LinkButton>}
    />
  )
}
