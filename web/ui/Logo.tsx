import './Logo.css'

/** The brand: a filao bent by the trade wind over the lagoon, and the name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`logo ${className}`}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="logo-mark">
        <rect width="32" height="32" rx="7" fill="#0b7a75" />
        <circle cx="9" cy="9" r="3" fill="#f4b183" />
        <path d="M15 25c.4-6 1.2-11 3.6-17.5" fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
        <path
          d="M18.5 8c2.3-.8 4.6.2 5.9 2.300M17.5 11.300c2.9-1.1 6.2.2 7.8 3M16.6 14.800c3-1 6.3.4 7.8 3.100M15.9 18.300c2.5-.7 4.9.4 6.1 2.400M17.9 9.600c-2.2-.5-4.1.6-4.9 2.500M16.9 13.200c-2.5-.5-4.7.8-5.5 3M16.1 17c-2.2-.3-4 .8-4.7 2.6"
          fill="none"
          stroke="#fff"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <path
          d="M4 26c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0 4 1.5 6 0"
          fill="none"
          stroke="#9fdbd5"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <span className="logo-word">Filao</span>
    </span>
  )
}
