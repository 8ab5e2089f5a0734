// SPDX-License-Identifier: MIT

import TintypeBase

/// The environment variables that stores read.
struct StoreEnvironment: Sendable {
  /// The variables.
  let variables: [String: String]
  /// The seconds without progress after which a transfer ends.
  let stallLimit: Int

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - variables: The variables.
  ///   - stallLimit: The seconds without progress after which a transfer ends.
  init(_ variables: [String: String], stallLimit: Int = 20) {
    (self.variables, self.stallLimit) = (variables, stallLimit)
  }

  /// Returns the value of a variable that is set and not empty.
  func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The address in `TINTYPE_STORE`.
  var address: String? { value("TINTYPE_STORE") }

  /// Returns the seconds after which a transfer ends, whatever the server sends.
  ///
  /// One minute, and one second for each 20,000 bytes.
  ///
  /// - Parameter size: The size of the object in bytes.
  /// - Returns: The limit in seconds.
  func timeLimit(size: Int) -> Int { 3 * stallLimit + size / 20_000 }
}

extension ProgramEnvironment {
  /// Returns the environment of rclone, which reads remotes and credentials from its configuration
  /// file and from variables.
  static func rclone(from environment: [String: String]) -> [String: String] {
    let list = network.adding(
      names: ["XDG_CONFIG_HOME", "SSH_AUTH_SOCK", "GOOGLE_APPLICATION_CREDENTIALS"],
      prefixes: ["RCLONE_", "AWS_", "AZURE_"])
    // Without a home directory, rclone would look for its configuration in the current directory.
    return list.variables(from: environment).merging(["HOME": "/"]) { variable, _ in variable }
  }
}

/// The authorization of a request to a server.
enum Authorization: Hashable, Sendable {
  case none
  case token(String)
  case user(String, password: String)
  /// AWS Signature Version 4.
  case signature(key: String, secret: String, session: String?, region: String)

  /// Creates the credentials for a store whose address is in `TINTYPE_STORE`.
  ///
  /// A user's list can contain several stores, and the variables do not state for which one the
  /// credentials are.
  init(ofStoreIn environment: StoreEnvironment) {
    if environment.address == nil {
      self = .none
    } else if let token = environment.value("TINTYPE_STORE_TOKEN") {
      self = .token(token)
    } else if let user = environment.value("TINTYPE_STORE_USER") {
      self = .user(user, password: environment.value("TINTYPE_STORE_PASSWORD") ?? "")
    } else {
      self = .none
    }
  }

  /// Creates AWS credentials; a signature does not reveal the secret.
  init(ofAWSIn environment: StoreEnvironment) {
    guard let key = environment.value("AWS_ACCESS_KEY_ID"),
      let secret = environment.value("AWS_SECRET_ACCESS_KEY")
    else {
      self = .none
      return
    }
    self = .signature(
      key: key, secret: secret, session: environment.value("AWS_SESSION_TOKEN"),
      region: environment.region)
  }

  /// A Boolean value that indicates whether a request contains a secret that the server can read.
  var isSecretSent: Bool {
    switch self {
    case .none, .signature: false
    case .token, .user: true
    }
  }
}

extension StoreEnvironment {
  /// The AWS region; `us-east-1` by default.
  var region: String { value("AWS_REGION") ?? value("AWS_DEFAULT_REGION") ?? "us-east-1" }
}
