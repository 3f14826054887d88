/** Id of the splash; `gate.css` and the tests know it too. */
export const splashId = "gate-splash"
