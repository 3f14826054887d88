import {useWords} from "../i18n/use-words"

type ListPlaceholderProps = {
  /** What is said where scripts never run. */
  noScripts: string
}

/** What stands for a list until scripts have read it, or where they never will. */
export const ListPlaceholder = ({noScripts}: ListPlaceholderProps) => {
  const t = useWords()
  return (
    <p>
      <span data-while-starting="">{t("planner:unread.loading")}</span>
      <span data-after-failure="">{t("planner:unread.failed")}</span>
      <span data-without-script="">{noScripts}</span>
    </p>
  )
}
