// SPDX-License-Identifier: MIT

/// A store on a server that answers GET and HEAD, and PUT to push; also a bucket of S3.
struct HTTPStore: ObjectStore {
  /// The URL of the store, without a slash at the end.
  let url: String
  let client: HTTPClient

  private func request(
    _ method: HTTPClient.Request.Method, _ object: StoredObject
  ) -> HTTPClient.Request {
    HTTPClient.Request(
      method: method, url: "\(url)/\(object.key)", authorization: client.authorization,
      // A page with an error may be larger than the object.
      limit: max(object.size, 1 << 20))
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
  /// The error for a status that is not one of success.
  func refusal(_ status: Int) -> StoreError {
    switch status {
    case 401, 403, 407: .denied(store: store, status: status)
    case 413, 507: .full(store: store)
    default: .failed(store: store, status: status)
    }
  }
}
