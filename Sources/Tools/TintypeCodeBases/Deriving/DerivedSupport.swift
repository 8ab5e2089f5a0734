// SPDX-License-Identifier: MIT

/// The source that each derived module contains in addition to the user's.
enum DerivedSupport {
  /// The name of the file, which no source of a user has.
  static let fileName = "_TintypeSupport.swift"

  /// The name of the file with constants for assets.
  static let symbolFileName = "_TintypeAssets.swift"

  /// The name of the file with Core Data models and their classes.
  static let modelFileName = "_TintypeModels.swift"

  /// The name of the file that creates the delegate of the app.
  static let applicationFileName = "_TintypeApplication.swift"

  /// The name of the file with the classes that definitions of intents describe.
  static let intentFileName = "_TintypeIntents.swift"

  /// The name of the file with the classes of Core ML models.
  static let learningModelFileName = "_TintypeLearningModels.swift"

  /// Returns the source that creates the delegate of the app.
  static func application(delegate: String) -> String {
    """
    import UIKit

    struct _TintypeApplication: UIKit._ApplicationSource {
      @MainActor static func makeDelegate() -> any UIKit.UIApplicationDelegate { \(delegate)() }
    }

    """
  }

  /// The function that a body without a result calls instead of what could not be compiled.
  static let action = "_leftOut"

  /// The source of the program.
  static let main = """
    @_spi(Previews) import SwiftUI

    SwiftUI.PreviewProgram.main()

    """

  /// Returns the source for a module.
  ///
  /// Names are qualified, because a module can declare a type such as `View` itself.
  static func source(of module: SourceModule) -> String {
    """
    import Foundation
    @_spi(Previews) import SwiftUI
    import UIKit

    /// Takes the place of a view that could not be compiled.
    struct _LeftOutView: SwiftUI.View {
      let reason: String
      nonisolated init(_ reason: String) { self.reason = reason }
      var body: some SwiftUI.View { SwiftUI.LeftOutView(reason) }
    }

    /// The error of a function that could not be compiled.
    struct _LeftOutError: Foundation.LocalizedError {
      let errorDescription: Swift.String?
      nonisolated init(_ reason: Swift.String) { errorDescription = reason }
    }

    /// Takes the place of statements that could not be compiled, and does nothing.
    nonisolated func _leftOut(_ reason: String) {}

    /// Takes the place of a view among others that could not be compiled.
    @_disfavoredOverload
    nonisolated func _leftOut(_ reason: String) -> _LeftOutView { _LeftOutView(reason) }

    /// Takes the place of `#selector`, which needs the runtime of Objective-C.
    nonisolated func _action(_ name: String = "") -> Selector { Selector(name) }

    """
  }
}
