import {withLine} from "../booking/chat-link"
import {onPlanner, plannerState} from "./planner"

/**
 * Has chats say month and travellers that stand in a part which stays as the server sent it.
 *
 * @returns how to stop
 */
export const followParty = (root: HTMLElement): (() => void) => {
  const links = Array.from(root.querySelectorAll<HTMLAnchorElement>("a[data-reference]"))
  const plain = links.map(({href}) => href)
  const tell = () => {
    const {partyLine} = plannerState()
    links.forEach((link, index) => {
      link.href = withLine(plain[index] as string, link.dataset.reference as string, partyLine)
    })
  }
  if (plannerState().partyLine) tell()
  return onPlanner(tell)
}
