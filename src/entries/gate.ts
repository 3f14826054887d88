/** The gate by itself, for the editor's page. */
import {bootGate} from "../features/sign-in-gate/boot"

bootGate(window, early.waiting)
