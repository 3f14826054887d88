/** @jest-environment node */
import {withStore} from "./load-store"
import * as store from "./saved-store"

it("hands over what saves trips", async () => {
  const use = jest.fn()
  withStore(use)
  await new Promise(resolve => setTimeout(resolve))
  expect(use).toHaveBeenCalledWith(expect.objectContaining({toggleSaved: store.toggleSaved}))
})
