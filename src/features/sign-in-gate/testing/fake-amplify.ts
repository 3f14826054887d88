type Listener = (message: {payload: {event: string; data?: {error?: unknown}}}) => void

/** Settings of a pool, and of its client. */
export const cognito = {
  userPoolId: "a_b",
  clientId: "client",
  domain: "d.test",
  identityPoolId: "e:f",
}

/** Mocked calls of Amplify. */
export const amplify = {
  configure: jest.fn(),
  fetchAuthSession: jest.fn(),
  getCurrentUser: jest.fn(),
  signInWithRedirect: jest.fn(),
  signOut: jest.fn(),
  clearTokens: jest.fn(async () => undefined),
  listen: jest.fn((_channel: string, _tell: Listener, _options: object) => {}),
}

jest.mock("aws-amplify/auth/enable-oauth-listener", () => ({}))
jest.mock("aws-amplify", () => ({Amplify: {configure: (of: object) => amplify.configure(of)}}))
jest.mock("aws-amplify/auth", () => ({
  fetchAuthSession: (options: object) => amplify.fetchAuthSession(options),
  getCurrentUser: () => amplify.getCurrentUser(),
  signInWithRedirect: (options: object) => amplify.signInWithRedirect(options),
  signOut: () => amplify.signOut(),
}))
jest.mock("aws-amplify/auth/cognito", () => ({
  cognitoUserPoolsTokenProvider: {
    authTokenStore: {clearTokens: () => amplify.clearTokens()},
  },
}))
jest.mock("aws-amplify/utils", () => ({
  Hub: {
    listen: (channel: string, tell: Listener, options: object) =>
      amplify.listen(channel, tell, options),
  },
}))

/** Emits an Amplify event. */
export const tell = (event: string, error?: unknown): void =>
  amplify.listen.mock.lastCall?.[1]({payload: {event, data: {error}}})

/** Name of what Amplify stores for the pool's client. */
export const keyOf = (name: string): string => `CognitoIdentityServiceProvider.client.${name}`

/** Flushes pending promises. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 5))

beforeEach(() => {
  jest.resetAllMocks()
  amplify.clearTokens.mockResolvedValue(undefined)
  amplify.signOut.mockResolvedValue(undefined)
  window.localStorage.clear()
  window.sessionStorage.clear()
})
