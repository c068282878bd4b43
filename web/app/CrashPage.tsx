import type { Language } from '@filao/domain/kernel/language.schema'
import './CrashPage.css'

/** These words are not in a catalogue, since the page also shows when catalogues cannot be fetched. */
const words: Record<Language, { title: string; text: string; reload: string }> = {
  fr: {
    title: 'Cet écran n’a pas pu s’afficher',
    text: 'La connexion a été coupée, ou une nouvelle version vient d’être mise en ligne. Rechargez la page pour continuer.',
    reload: 'Recharger la page',
  },
  en: {
    title: 'This screen could not be shown',
    text: 'The connection was lost, or a new version has just been released. Reload the page to go on.',
    reload: 'Reload the page',
  },
}

/** Shows that a screen's code cannot be fetched or has failed. */
export function CrashPage() {
  const { title, text, reload } = words[document.documentElement.lang === 'en' ? 'en' : 'fr']
  return (
    <main className="crash">
      <title>Filao</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
    </main>
  )
}
