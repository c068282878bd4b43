import { userLabels } from '@filao/domain/access/user-labels'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, useLabels } from '#session/language'
import { Logo } from '#ui/Logo'
import landscape from './landscape.svg'
import '../form/auth-form.css'
import './access.css'
import './auth-notice.css'

const names: Record<Language, string> = { fr: 'Français', en: 'English' }

/**
 * Lays out a screen without a session: the form on the left, the lagoon on the right. Written without antd, to be
 * light.
 */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t, i18n } = useTranslation('access')
  const labels = useLabels(userLabels)
  return (
    <div className="auth">
      <title>{`${title} · Filao`}</title>
      <div className="auth-side">
        <header className="auth-top">
          <Logo />
          <fieldset className="auth-languages">
            <legend className="visually-hidden">{labels.language}</legend>
            {(Object.keys(names) as Language[]).map((language) => (
              <button
                key={language}
                type="button"
                lang={language}
                aria-label={`${language.toUpperCase()} · ${names[language]}`}
                aria-pressed={i18n.language === language}
                onClick={() => changeLanguage(language)}
              >
                {language.toUpperCase()}
              </button>
            ))}
          </fieldset>
        </header>
        <main className="auth-main">
          <h1>{title}</h1>
          {children}
        </main>
        <footer className="auth-foot">Filao · {new Date().getFullYear()}</footer>
      </div>
      <aside className="auth-picture">
        <img src={landscape} alt="" />
        <p>{t('tagline')}</p>
      </aside>
    </div>
  )
}
