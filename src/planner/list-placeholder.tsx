import {useWords} from "../i18n/use-words"

/** What stands for a list until scripts have read it; `noScripts` is said where they never will. */
export const ListPlaceholder = ({noScripts}: {noScripts: string}) => {
  const t = useWords()
  return (
    <p>
      <span data-while-starting="">{t("planner:unread.loading")}</span>
      <span data-after-failure="">{t("planner:unread.failed")}</span>
      <span data-without-script="">{noScripts}</span>
    </p>
  )
}
