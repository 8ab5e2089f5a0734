// SPDX-License-Identifier: MIT

import TintypeResources
import TintypeScene
import TintypeScheduling

/// An error in the use of views, which fails the snapshot, or a part that is only approximated.
enum ViewIssue: Hashable, Sendable {
  /// An environment object of a type was not set.
  case missingEnvironmentObject(type: String, property: String, CreationSite?)
  /// An environment object of a type was not set, and a preview created one.
  case substitutedEnvironmentObject(type: String, property: String, CreationSite?)
  /// State was changed while a body was evaluated.
  case stateChangedDuringEvaluation(property: String)
  /// The views did not settle.
  case updateLoop(evaluations: Int, causes: [String])
  /// Two elements of a `ForEach` have the same identifier.
  case duplicateID(String)
  /// A binding refers to an element that no longer exists.
  case missingElement(index: Int, count: Int)
  /// A task did not end.
  case endlessTask(limit: Int)
  /// No asset catalog has a color of a name.
  case missingColor(name: String)
  /// No asset catalog has an image of a name.
  case missingImage(name: String)
  /// A file of localized strings cannot be read.
  case stringTable(file: String, reason: String)
  /// The localization of a key has an error.
  case localizedFormat(key: String, language: String, LocalizedFormatError)
  /// A color or an image of an asset catalog has an error.
  case asset(name: String, AssetError)
  /// A style has an inner shadow, which cannot be painted.
  case innerShadow
  /// A value of a navigation stack has no destination.
  case missingDestination(type: String)
  /// The path of a navigation stack has elements of a different type than a value.
  case pathElement(type: String)
  /// The shadow of a filter has a blend mode or options, which cannot be painted.
  case shadowOptions
  /// A filter of a graphics context works in a linear color space.
  case linearFilters
  /// A view is presented on a canvas whose size depends on the views.
  case presentationWithoutScreen(name: String)
  /// A presented view presents itself.
  case endlessPresentation(name: String, limit: Int)
  /// An asynchronous image would have to access the network.
  case remoteImage(url: String)
  /// A shader cannot be applied.
  case shader(name: String)
  /// A view of another module is invalid.
  case invalidContent(message: String)
}

extension ViewIssue {
  /// The kind of the diagnostic: what SwiftUI paints too is an approximation, which does not fail the
  /// snapshot.
  var kind: Diagnostic.Kind {
    switch self {
    case .substitutedEnvironmentObject, .stateChangedDuringEvaluation, .duplicateID, .missingColor,
      .missingImage, .stringTable,
      .localizedFormat, .missingDestination, .pathElement, .innerShadow, .shadowOptions,
      .linearFilters, .presentationWithoutScreen, .remoteImage, .shader,
      // SwiftUI evaluates again with the next frame, and shows the state of this one.
      .updateLoop:
      .approximation(description)
    // Another machine can have the library that reads the file.
    case .asset(_, .image(_, .libraryMissing)):
      .view(description)
    case .asset: .approximation(description)
    case .missingEnvironmentObject, .missingElement, .endlessTask,
      .endlessPresentation, .invalidContent:
      .view(description)
    }
  }
}

/// The errors and warnings in the use of views of other modules.
package enum ContentIssue {
  /// Adds an error that fails the snapshot whose views are being evaluated by the current thread, or
  /// else the test.
  ///
  /// - Parameter message: The message: what is wrong, where, and what to do.
  package static func report(_ message: String) {
    guard ViewTree.current != nil else { return IssueReporter.report(message, at: nil) }
    ViewTree.reportCurrent(.invalidContent(message: message))
  }

  /// Adds a warning to the snapshot whose views are being evaluated by the current thread.
  ///
  /// - Parameter message: The message: what is wrong, where, and what to do.
  package static func warn(_ message: String) { ViewTree.warnCurrent(message) }
}

extension ViewIssue: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingEnvironmentObject(let type, let property, let site):
      """
      The environment has no object of the type \(type) for the property '\(property)'\
      \(Self.at(site)), so the body was not evaluated. Add .environmentObject(_:) or \
      .environment(_:) with an object of this type to a view that contains this one.
      """
    case .substitutedEnvironmentObject(let type, let property, let site):
      """
      The environment has no object of the type \(type) for the property '\(property)'\
      \(Self.at(site)), so a new one, \(type)(), is shown. SwiftUI would end this preview. Add \
      .environmentObject(_:) or .environment(_:) with an object of this type to it.
      """
    case .stateChangedDuringEvaluation(let property):
      """
      '\(property)' was changed while a body was evaluated. Change it in an action, onAppear, task \
      or onChange instead.
      """
    case .updateLoop(let evaluations, let causes):
      """
      The views did not settle in \(evaluations) evaluations, because each evaluation changed state \
      again\(causes.isEmpty ? "" : ": \(causes.joined(separator: ", "))"). Make sure that onChange, \
      preferences and geometry do not change the value that they observe.
      """
    case .duplicateID(let id):
      "Several elements of a ForEach have the id “\(id)”. Give each element a unique id."
    case .missingElement(let index, let count):
      """
      A binding refers to the element at index \(index) of an array with \(count) elements, so its \
      last value was used. Refer to the element by its id, or remove the view with the element.
      """
    case .endlessTask(let limit):
      """
      The tasks of the views are still running after \(limit) steps. End them, or let them wait for \
      a clock of the test.
      """
    case .missingColor(let name):
      """
      No asset catalog has the color “\(name)”; it is transparent instead. Check the name and the \
      bundle.
      """
    case .missingImage(let name):
      """
      No asset catalog has the image “\(name)”; it has no size instead. Check the name and the \
      bundle.
      """
    case .stringTable(let file, let reason):
      "The strings of '\(file)' cannot be read: \(reason). Correct the file."
    case .localizedFormat(let key, let language, let error):
      "The localization of “\(key)” for '\(language)' is invalid: \(error). Correct the table."
    case .asset(let name, let error): "The resource “\(name)” is not shown. \(error)"
    case .innerShadow:
      "Inner shadows cannot be painted. Use a drop shadow or an overlay instead."
    case .missingDestination(let type):
      """
      A navigation stack has a value of the type \(type), but no destination for it. Add \
      .navigationDestination(for: \(type).self) to a view in the stack.
      """
    case .pathElement(let type):
      """
      A link has a value of the type \(type), which is not the type of the elements of the path of \
      its navigation stack. Use a NavigationPath or a value of the other type.
      """
    case .shadowOptions:
      """
      The shadow of a graphics context has a blend mode or options, which cannot be painted. Draw \
      the shadow in a layer of its own instead.
      """
    case .linearFilters:
      """
      A filter of a graphics context has the option linearColor, which cannot be painted. Remove the \
      option.
      """
    case .presentationWithoutScreen(let name):
      """
      A view presents “\(name)” on a canvas as large as the view, which has no screen to cover. Use \
      the layout of a device or a fixed size instead.
      """
    case .endlessPresentation(let name, let limit):
      """
      “\(name)” was not presented, because \(limit) presentations contain it. Make sure that a \
      presented view does not present itself.
      """
    case .remoteImage(let url):
      """
      An AsyncImage has the URL “\(url)”, which requires the network, so the image was not loaded. \
      Add .asyncImageLoader { url in … } to the view in the test, with a closure that returns the \
      data of the image or nil.
      """
    case .shader(let name):
      "Metal does not exist on Linux, so the view is shown without its shader “\(name)”."
    case .invalidContent(let message): message
    }
  }

  private static func at(_ site: CreationSite?) -> String {
    site.map { " (\($0.fileID):\($0.line))" } ?? ""
  }
}
