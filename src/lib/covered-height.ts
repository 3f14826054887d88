import {create} from "zustand"

/** How much of the window's lower edge the question about cookies covers, in pixels. */
export const useCoveredHeight = create<number>(() => 0)
