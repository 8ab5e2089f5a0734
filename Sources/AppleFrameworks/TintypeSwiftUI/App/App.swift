// SPDX-License-Identifier: MIT

import Foundation

/// The structure and behavior of an app.
///
/// Sources with an app compile, so that tests can import its views. Without a window system the app
/// itself does not run. Commands of `tintype` show the first window of an app without previews.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Ends the process with an error, because there is no window system.
  public static func main() {
    let message = """
      \(Self.self) cannot run, because this platform has no window system. Take snapshots of its \
      views in a test target: assertSnapshot(of: view, as: .image)

      """
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    exit(1)
  }
}
