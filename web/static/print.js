// The button of a page that the server made; such a page may run no script of its own.
document.querySelector('[data-print]')?.addEventListener('click', () => window.print())
