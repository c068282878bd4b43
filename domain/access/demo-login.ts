/** How anyone signs in to the demo company. It is no secret: the company holds invented data only. */
export const demoLogin = { email: 'demo@filao.example', password: 'alizes-et-filaos' }
