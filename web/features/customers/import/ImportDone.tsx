import { DownloadOutlined } from '@ant-design/icons'
import type { CustomerImport } from '@filao/domain/customers/customer-import'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths'
import { Notice } from '#ui/feedback/Notice'
import { LinkButton } from '#ui/LinkButton'
import { useLanguage } from '#ui/language'
import { saveFile } from '#ui/save-file'
import { LeftOut } from './LeftOut.tsx'
import { reportFile } from './report.ts'

/** Shows the result of an imported file, with the report to download. */
export function ImportDone({ answer, onOther }: { answer: CustomerImport; onOther: () => void }) {
  const { t } = useTranslation('customers/import')
  const language = useLanguage()
  const out = answer.duplicates + answer.refused
  const words = {
    line: t('line'),
    name: t('name'),
    email: t('email'),
    state: t('state'),
    reason: t('reason'),
    states: { created: t('done'), duplicate: t('duplicate'), refused: t('refused') },
  }
  const save = () => saveFile(t('reportName'), reportFile(answer.rows, words, language))
  return (
    <>
      <Notice
        type="success"
        role="status"
        title={t('finished', { count: answer.created })}
        description={out > 0 ? t('finishedText', { count: out }) : t('allDone')}
      />
      <div className="import-bar">
        <LinkButton type="primary" to={paths.customers}>
          {t('toList')}
        </LinkButton>
        <Button icon={<DownloadOutlined />} onClick={save}>
          {t('report')}
        </Button>
        <Button onClick={onOther}>{t('other')}</Button>
      </div>
      <LeftOut rows={answer.rows} />
    </>
  )
}
