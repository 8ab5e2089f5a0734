// SPDX-License-Identifier: MIT

import TintypeBase

/// A store of objects.
protocol ObjectStore: Sendable {
  /// Fetches an object; the caller checks its contents.
  ///
  /// - Parameter object: The object.
  /// - Returns: The contents that the store has under the object's name.
  /// - Throws: `StoreError.missing` if the store has no such object, another `StoreError` if the
  ///   store cannot be used.
  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8]

  /// Returns whether the store has a file of the object's size under the object's name.
  func contains(_ object: StoredObject) throws(StoreError) -> Bool

  /// Puts an object into the store.
  func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError)
}

extension StoreAddress {
  /// Returns the store at the address.
  func store(_ environment: StoreEnvironment) -> any ObjectStore & KeyedStore {
    let authorization = Authorization(ofStoreIn: environment)
    func client(_ authorization: Authorization) -> HTTPClient {
      HTTPClient(
        store: description, authorization: authorization, environment: environment)
    }
    switch self {
    case .directory(let path): return DirectoryStore(path: path)
    case .http(let url):
      return HTTPStore(url: url, client: client(authorization), listing: .webDAV)
    case .s3(let bucket, let prefix):
      let endpoint =
        environment.value("AWS_ENDPOINT_URL_S3") ?? environment.value("AWS_ENDPOINT_URL")
      let root =
        endpoint.map { "\(FilePath.withoutSlash($0))/\(bucket)" }
        ?? "https://\(bucket).s3.\(environment.region).amazonaws.com"
      return HTTPStore(
        url: FilePath.withoutSlash("\(root)/\(prefix)"),
        client: client(Authorization(ofAWSIn: environment)),
        listing: .s3(bucket: root, prefix: prefix))
    case .registry(let origin, let repository):
      return RegistryStore(origin: origin, repository: repository, client: client(authorization))
    case .rclone(let remote): return RcloneStore(remote: remote, environment: environment)
    }
  }
}
