// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import struct SwiftUI.LocalizedStringResource

/// A type with an identifier that is stored.
public protocol PersistentlyIdentifiable {
  /// The identifier: by default the name of the type.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// An action of an app that the system offers.
///
/// Without a system, only buttons and toggles of a view perform it.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary

  /// The title.
  static var title: LocalizedStringResource { get }
  /// The description; `nil` for none.
  static var description: IntentDescription? { get }
  /// The sentence with the parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// A Boolean value that indicates whether the action opens the app.
  static var openAppWhenRun: Bool { get }
  /// The modes in which the action can run.
  static var supportedModes: IntentModes { get }
  /// A Boolean value that indicates whether Shortcuts shows the action.
  static var isDiscoverable: Bool { get }
  /// The authentication that the action requires.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// Creates an action without values.
  init()

  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// The property wrapper of parameters.
  public typealias Parameter = IntentParameter
  /// The property wrapper of dependencies.
  public typealias Dependency = AppDependency
  /// The sentence with the parameters.
  public typealias Summary = IntentParameterSummary<Self>

  /// No description.
  public static var description: IntentDescription? { nil }
  /// No summary.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
  /// Not opening the app.
  public static var openAppWhenRun: Bool { false }
  /// In the background.
  public static var supportedModes: IntentModes { .background }
  /// Visible in Shortcuts.
  public static var isDiscoverable: Bool { true }
  /// No authentication.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// Performs the action.
  @discardableResult
  public func callAsFunction() async throws -> PerformResult { try await perform() }

  /// Tells the system that the user has performed the action, with no effect.
  public func donate() async throws {}

  /// Asks the user for a confirmation.
  ///
  /// - Throws: ``IntentParameterError``, because there is no system that could ask.
  public func requestConfirmation(dialog: IntentDialog? = nil) async throws {
    throw IntentParameterError()
  }
}

/// The authentication that an action requires.
public enum IntentAuthenticationPolicy: Sendable {
  /// None.
  case alwaysAllowed
  /// The user has unlocked the device once.
  case requiresAuthentication
  /// The device is unlocked.
  case requiresLocalDeviceAuthentication
}

/// The modes in which an action can run.
public struct IntentModes: OptionSet, Sendable {
  /// The time at which the app opens.
  public enum ForegroundMode: Sendable {
    /// Before the action.
    case immediate
    /// During the action.
    case dynamic
    /// After the action.
    case deferred
  }

  /// The bits of the modes.
  public let rawValue: Int
  /// Creates modes from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Without opening the app.
  public static let background = IntentModes(rawValue: 1)
  /// In the open app.
  public static let foreground = IntentModes(rawValue: 2)
  /// Returns a mode that opens the app at a time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// An action that the system defines.
public protocol SystemIntent: AppIntent {}

/// An action that opens a value.
public protocol OpenIntent: SystemIntent {
  /// The type of the value.
  associatedtype Value
  /// The value.
  var target: Value { get set }
}

/// An action that sets a value.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value.
  var value: ValueType { get set }
}

/// An action that deletes values.
public protocol DeleteIntent: SystemIntent {
  /// The type of the values.
  associatedtype Entity: AppEntity
  /// The values.
  var entities: [Entity] { get set }
}

/// An action that plays sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An action that starts or changes a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An action that can continue in the app.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An action whose use the system predicts.
public protocol PredictableIntent: AppIntent {}
/// An action that reports its progress.
public protocol ProgressReportingIntent: AppIntent {}

/// An action that reacts to a Focus.
public protocol SetFocusFilterIntent: SystemIntent {
  /// The text for the settings.
  var displayRepresentation: DisplayRepresentation { get }
}

/// An action with the configuration of a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}
/// An action with the configuration of a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Returns no result, because a configuration performs nothing.
  public func perform() async throws -> IntentResultContainer<Never> { .result() }
}

extension ControlConfigurationIntent {
  /// Returns no result, because a configuration performs nothing.
  public func perform() async throws -> IntentResultContainer<Never> { .result() }
}

/// A module with actions.
public protocol AppIntentsPackage {
  /// The other modules with actions.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// No other modules.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
