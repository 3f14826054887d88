/** Browsers within chat apps may be unable to print: they have no button. It is rendered once scripts run. */
export const PrintButton = ({label}: {label: string}) =>
  typeof window.print === "function" && (
    <button type="button" className="button tool" onClick={() => window.print()}>
      {label}
    </button>
  )
