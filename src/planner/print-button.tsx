import {buttonClass} from "../components/button/button"

export const PrintButton = ({label}: {label: string}) => (
  <button type="button" className={buttonClass({variant: "quiet"})} onClick={() => window.print()}>
    {label}
  </button>
)
