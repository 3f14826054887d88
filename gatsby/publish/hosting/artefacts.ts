import {amplifyBuild} from "./amplify"
import {cloudFrontFunction, cloudFrontHeaders} from "./cloudfront"
import {nginxSite} from "./nginx"

/** Text of every committed file that hosts read, by its path in the project. */
export const hostingFiles = (): Record<string, string> => ({
  "amplify.yml": amplifyBuild(),
  "deploy/cloudfront-function.js": cloudFrontFunction(),
  "deploy/cloudfront-headers.json": cloudFrontHeaders(),
  "deploy/nginx.conf": nginxSite(),
})
