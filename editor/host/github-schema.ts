import {buildSchema} from "graphql"

/** The part of GitHub's GraphQL that the editor asks. Arguments that nothing here reads may be anything. */
export const githubSchema = buildSchema(`
scalar Any
scalar CreateCommitOnBranchInput
scalar CreateRefInput
scalar ConvertPullRequestToDraftInput
scalar MarkPullRequestReadyForReviewInput

type Query {
  repository(owner: String!, name: String!): Repository!
  node(id: ID!): PullRequest
}

type Mutation {
  createCommitOnBranch(input: CreateCommitOnBranchInput!): CommitPayload!
  createRef(input: CreateRefInput!): RefPayload!
  convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): PullRequestPayload!
  markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): PullRequestPayload!
}

type CommitPayload { commit: Commit! }
type RefPayload { ref: Ref! }
type PullRequestPayload { pullRequest: PullRequest! }

type Repository {
  id: ID!
  defaultBranchRef: Ref!
  ref(qualifiedName: String!): Ref
  object(oid: String, expression: String): Blob
  pullRequests(
    headRefName: String, states: Any, labels: Any, first: Int, orderBy: Any
  ): PullRequests
}

type Ref { name: String! target: Commit! }

type Commit {
  oid: String!
  message: String!
  committedDate: String!
  author: User!
  file(path: String!): Blob
  history(first: Int, path: String): Commits!
}
type Commits { nodes: [Commit!]! }

type Blob { oid: String! byteSize: Int! isBinary: Boolean! isTruncated: Boolean! text: String! }

type User {
  name: String!
  email: String!
  login: String!
  avatarUrl: String!
  databaseId: Int!
  user: User!
}

type PullRequests { totalCount: Int! nodes: [PullRequest!]! }
type PullRequest {
  id: ID!
  number: Int!
  title: String!
  url: String!
  state: String!
  isDraft: Boolean!
  isCrossRepository: Boolean!
  createdAt: String!
  updatedAt: String!
  headRefName: String!
  headRefOid: String!
  author: User!
  labels(first: Int): Labels!
  files(first: Int): ChangedFiles!
}
type Labels { nodes: [Label!]! }
type Label { name: String! }
type ChangedFiles { nodes: [ChangedFile!]! }
type ChangedFile { path: String! changeType: String! }
`)
