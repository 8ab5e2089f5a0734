// SPDX-License-Identifier: MIT

/// A store on a server that supports GET, HEAD, and PUT to push; also an S3 bucket.
struct HTTPStore: ObjectStore {
  /// The URL of the store, without a trailing slash.
  let url: String
  let client: HTTPClient
  /// The way in which the server lists the files of a history.
  let listing: ServerListing

  private func request(
    _ method: HTTPClient.Request.Method, _ object: StoredObject
  ) -> HTTPClient.Request {
    HTTPClient.Request(
      method: method, url: "\(url)/\(object.key)", authorization: client.authorization,
      size: object.size)
  }

  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8] {
    let response = try client.send(request(.get, object))
    switch response.status {
    case 200: return response.body
    case 404, 410: throw .missing(object: object, store: client.store)
    default: throw client.refusal(response.status)
    }
  }

  func contains(_ object: StoredObject) throws(StoreError) -> Bool {
    let response = try client.send(request(.head, object))
    switch response.status {
    case 200: return response.length.map { $0 == object.size } ?? true
    case 404, 410: return false
    default: throw client.refusal(response.status)
    }
  }

  func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError) {
    var request = request(.put, object)
    request.body = bytes
    request.headers = ["Content-Type: image/png"]
    let response = try client.send(request)
    guard [200, 201, 204].contains(response.status) else { throw client.refusal(response.status) }
  }
}

extension HTTPClient {
  /// Returns the error for an unsuccessful status.
  func refusal(_ status: Int) -> StoreError {
    switch status {
    case 401, 403, 407: .denied(store: store, status: status)
    case 413, 507: .full(store: store)
    default: .failed(store: store, status: status)
    }
  }
}
