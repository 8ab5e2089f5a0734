// SPDX-License-Identifier: MIT

#define TINTYPE_NO_RUNTIME                                                                         \
  __attribute__((availability(                                                                     \
      swift, unavailable,                                                                          \
      message = "The Objective-C runtime does not exist on Linux. Use a stored property.")))

TINTYPE_NO_RUNTIME void objc_setAssociatedObject(void *object, const void *key, void *value, long policy);
TINTYPE_NO_RUNTIME void *objc_getAssociatedObject(void *object, const void *key);
