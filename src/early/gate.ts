/**
 * Stands in the head of a gated build, after the gate's settings and before all else. So a page is
 * hidden before it is painted, and a visitor who comes back from signing in is not moved to another
 * language.
 */
import {bootGate} from "../sign-in-gate/boot"

bootGate(window, early.waiting)
