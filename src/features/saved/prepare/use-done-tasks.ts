import {useState} from "react"
import {keep, recall} from "../../../lib/storage"
import {useOperator} from "../../../site/use-operator"
import {type TaskKey, taskKeys} from "../preparation"
import {doneKey} from "../saved-state"

const readDone = (productId: string, slug: string): readonly TaskKey[] => {
  const stored = recall("localStorage", doneKey(productId, slug))
  return Array.isArray(stored) ? taskKeys.filter(key => stored.includes(key)) : []
}

/**
 * Tasks of a trip that the visitor ticked off, as the browser keeps them.
 *
 * @returns those that are done, and what ticks one off or takes its tick away
 */
export const useDoneTasks = (slug: string) => {
  const {productId} = useOperator()
  const [done, setDone] = useState(() => readDone(productId, slug))
  const toggle = (task: TaskKey) => {
    const next = done.includes(task) ? done.filter(key => key !== task) : [...done, task]
    keep("localStorage", doneKey(productId, slug), next.length > 0 ? next : undefined)
    setDone(next)
  }
  return {done, toggle}
}
