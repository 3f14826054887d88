/** The gate alone, for the editor's page, which is none of the site's. */
import {bootGate} from "../sign-in-gate/boot"

bootGate(window, early.waiting)
