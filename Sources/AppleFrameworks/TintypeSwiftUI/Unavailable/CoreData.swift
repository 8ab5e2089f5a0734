// SPDX-License-Identifier: MIT

import Foundation

/// A property with the results of a request of Core Data.
@available(
  *, unavailable,
  message: "Core Data does not exist on Linux. Pass the objects to the view as an array."
)
@propertyWrapper
public struct FetchRequest<Result> {
  /// The results.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }

  /// Creates a property with sorted results.
  public init(sortDescriptors: [Any], predicate: Any? = nil, animation: Animation? = nil) {}

  /// Creates a property with the results of a request.
  public init(fetchRequest: Any, animation: Animation? = nil) {}
}

/// A property with the results of a request of Core Data in sections.
@available(
  *, unavailable,
  message: "Core Data does not exist on Linux. Pass the objects to the view as an array."
)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result> {
  /// The results.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults()
  }

  /// Creates a property with sorted results.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [Any],
    predicate: Any? = nil, animation: Animation? = nil
  ) {}
}

/// The results of a request of Core Data.
@available(
  *, unavailable,
  message: "Core Data does not exist on Linux. Pass the objects to the view as an array."
)
public struct FetchedResults<Result> {}

/// The results of a request of Core Data in sections.
@available(
  *, unavailable,
  message: "Core Data does not exist on Linux. Pass the objects to the view as an array."
)
public struct SectionedFetchResults<SectionIdentifier, Result> {}

extension EnvironmentValues {
  /// The context of Core Data.
  @available(
    *, unavailable,
    message: "Core Data does not exist on Linux. Pass the objects to the view as an array."
  )
  public var managedObjectContext: _ManagedObjectContext { _ManagedObjectContext() }
}

/// A context of Core Data as the type of an unavailable declaration.
public struct _ManagedObjectContext {}
