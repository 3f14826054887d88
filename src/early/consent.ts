/** Stands first in the head of a build with a container, which must find the signals denied. */
import {denyConsent} from "../analytics/early-analytics"

denyConsent(window, early.productId)
