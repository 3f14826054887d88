import {extendSchema, parse} from "graphql"
import {githubSchema} from "../host/github-schema"

/** What the editor asks of a repository with review, too. Arguments that nothing here reads may be anything. */
export const reviewedSchema = extendSchema(
  githubSchema,
  parse(`
scalar Any
scalar CreateRefInput
scalar ConvertPullRequestToDraftInput
scalar MarkPullRequestReadyForReviewInput

extend type Query { node(id: ID!): PullRequest }

extend type Mutation {
  createRef(input: CreateRefInput!): RefPayload!
  convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): PullRequestPayload!
  markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): PullRequestPayload!
}
type RefPayload { ref: Ref! }
type PullRequestPayload { pullRequest: PullRequest! }

extend type Repository {
  pullRequests(
    headRefName: String, states: Any, labels: Any, first: Int, orderBy: Any
  ): PullRequests
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
`),
)
