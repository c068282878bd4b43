import { DownloadOutlined } from '@ant-design/icons'
import { importCustomers } from '@filao/domain/customers/contract'
import type { CustomerImport } from '@filao/domain/customers/customer-import'
import { Button, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { useGate } from '#features/billing/public'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { FileDrop } from '#ui/form/FileDrop'
import { useUnsavedGuard } from '#ui/form/unsaved'
import { LinkButton } from '#ui/LinkButton'
import { useLanguage } from '#ui/language'
import { PageHeader } from '#ui/PageHeader'
import { saveFile } from '#ui/save-file'
import { ImportDone } from './ImportDone.tsx'
import { ImportTrial } from './ImportTrial.tsx'
import { templateFile } from './report.ts'
import './import.css'

type Stage =
  | { at: 'choice' }
  | { at: 'reading' | 'importing'; name: string; form: FormData; share: number }
  | { at: 'trial' | 'done'; name: string; form: FormData; answer: CustomerImport }

/** Imports customers from a spreadsheet: a file is tried first, and written only after a preview of its lines. */
export function CustomerImportPage() {
  const { t } = useTranslation('customers/import')
  const { companyId } = useSession()
  const problemText = useProblemText()
  const send = useAction(importCustomers)
  const gate = useGate('customers')
  const [stage, setStage] = useState<Stage>({ at: 'choice' })
  const [problem, setProblem] = useState<string | null>(null)
  useUnsavedGuard(() => null, stage.at !== 'choice' && stage.at !== 'done')

  const bring = async (name: string, form: FormData, dryRun: boolean, before: Stage) => {
    const at = dryRun ? 'reading' : 'importing'
    setProblem(null)
    setStage({ at, name, form, share: 0 })
    try {
      const input = {
        params: { companyId },
        query: { dryRun: String(dryRun) },
        form,
        onProgress: (share: number) => setStage((now) => (now.at === at ? { ...now, share } : now)),
      }
      const answer = await gate.through(() => send.mutateAsync(input))
      setStage({ at: dryRun ? 'trial' : 'done', name, form, answer })
    } catch (error) {
      setProblem(problemText(error))
      setStage(before)
    }
  }
  const choose = (files: File[]) => {
    const [file] = files
    if (!file || files.length > 1) return setProblem(t('oneOnly'))
    const form = new FormData()
    form.append('file', file)
    void bring(file.name, form, true, { at: 'choice' })
  }
  return (
    <div className="import">
      <PageHeader title={t('title')} />
      {problem && <Notice type="error" role="alert" title={t('failed')} description={problem} />}
      {stage.at === 'choice' && <Choice onFiles={choose} />}
      {(stage.at === 'reading' || stage.at === 'importing') && (
        <Working text={t(stage.at)} name={stage.name} share={stage.share} />
      )}
      {stage.at === 'trial' && (
        <ImportTrial
          name={stage.name}
          answer={stage.answer}
          onOther={() => setStage({ at: 'choice' })}
          onConfirm={() => void bring(stage.name, stage.form, false, stage)}
        />
      )}
      {stage.at === 'done' && <ImportDone answer={stage.answer} onOther={() => setStage({ at: 'choice' })} />}
      {gate.prompt}
    </div>
  )
}

function Choice({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('customers/import')
  const language = useLanguage()
  return (
    <>
      <p>{t('intro')}</p>
      <FileDrop label={t('choose')} hint={t('hint')} accept=".csv,.txt,text/csv" onFiles={onFiles} />
      <div className="import-bar">
        <Button icon={<DownloadOutlined />} onClick={() => saveFile(t('templateName'), templateFile(language))}>
          {t('template')}
        </Button>
        <LinkButton to={paths.customers}>{t('toList')}</LinkButton>
      </div>
    </>
  )
}

/** Shows the share that is sent; the server's own work has no measure, so the bar stays almost full. */
function Working({ text, name, share }: { text: string; name: string; share: number }) {
  return (
    <div className="import-working" role="status">
      <strong>{text}</strong>
      <span>{name}</span>
      <Progress percent={Math.round(share * 95)} showInfo={false} status="active" aria-label={text} />
    </div>
  )
}
