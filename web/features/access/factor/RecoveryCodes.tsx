import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#ui/file/save-file'
import '../form/auth-form.css'
import './factor.css'

type Props = { codes: string[]; onKept: () => void }

/** Shows fresh recovery codes, the only time that anybody sees them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation('access/factor')
  const [isCopied, setIsCopied] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  // After the window, which takes the focus as it opens.
  useEffect(() => {
    const timer = setTimeout(() => first.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setIsCopied(true)
  }
  const download = () => saveFile(t('codes.file'), new Blob([`${t('codes.title')}\n\n${codes.join('\n')}\n`]))
  return (
    <div className="factor-step">
      <p>{t('codes.text')}</p>
      <ul className="factor-codes" aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="factor-buttons">
        <button ref={first} type="button" className="auth-second" onClick={download}>
          {t('codes.download')}
        </button>
        {/* Browsers offer the clipboard to secure pages only. */}
        {window.isSecureContext && (
          <button type="button" className="auth-second" onClick={copy}>
            {t(isCopied ? 'codes.copied' : 'codes.copy')}
          </button>
        )}
      </div>
      <button type="button" className="auth-submit" onClick={onKept}>
        {t('codes.kept')}
      </button>
    </div>
  )
}
