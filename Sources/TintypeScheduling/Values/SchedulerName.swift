// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// The name by which people know a scheduler, the same in each run.
///
/// - Parameter scheduler: Any scheduler.
/// - Returns: Such as `DispatchQueue.main`, `DispatchQueue "images"` or `TestScheduler`.
func schedulerName(_ scheduler: Any) -> String {
  switch scheduler {
  case let queue as DispatchQueue:
    // The main queue need not be one object.
    return queue.label == DispatchQueue.main.label
      ? "DispatchQueue.main" : named("DispatchQueue", queue.label)
  case let queue as OperationQueue:
    if queue === OperationQueue.main { return "OperationQueue.main" }
    // The name that it has by itself holds an address.
    let name = queue.name ?? ""
    return named("OperationQueue", name.hasPrefix("NSOperationQueue") ? "" : name)
  case let loop as RunLoop:
    return loop === RunLoop.main ? "RunLoop.main" : "RunLoop"
  case let object as NSObject:
    return typeName(of: object)
  case let text as any CustomStringConvertible:
    return text.description
  default:
    return typeName(of: scheduler)
  }
}

private func named(_ type: String, _ name: String) -> String {
  name.isEmpty ? type : "\(type) \"\(name)\""
}

private func typeName(of value: Any) -> String {
  let name = "\(type(of: value))"
  return String(name.prefix { $0 != "<" })
}
