/** The login of the demo company. It is public: the company holds invented data only. */
export const demoLogin = { email: 'demo@filao.example', password: 'alizes-et-filaos' }
